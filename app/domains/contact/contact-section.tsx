import {ContactForm, type ContactFormProps} from './parts/contact-form';

export function ContactSection(form: ContactFormProps) {
  return (
    <section className="page-column grid gap-5 pt-10 pb-12 md:pb-16 lg:grid-cols-[1fr_2fr] lg:gap-8">
      <h2 className="text-heading-m">Send us a message</h2>
      <div className="lg:max-w-prose">
        <ContactForm {...form} />
      </div>
    </section>
  );
}
