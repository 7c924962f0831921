import {Form, useNavigation} from '@remix-run/react';
import type {ContactDetails} from '~/domains/content/site-content';
import {Button} from '~/ui/button';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {SelectField} from '~/ui/select-field';
import {TextArea} from '~/ui/text-area';
import {TextField} from '~/ui/text-field';
import {useFormFields} from '~/ui/use-form-fields';
import {
  CONTACT_FIELDS,
  CONTACT_PATH,
  CONTACT_RULES,
  HONEYPOT,
  PET_SPECIES,
  type ContactAnswer,
} from '../contact-message';

export interface ContactFormProps {
  topics: ContactDetails['topics'];
  answer: ContactAnswer | undefined;
}

export function ContactForm({topics, answer}: ContactFormProps) {
  const {state, formAction} = useNavigation();
  const chosen = answer?.errors.topic === undefined ? answer?.values.topic : undefined;
  const {summary, text, choice} = useFormFields({
    prefix: 'contact',
    names: CONTACT_FIELDS,
    rules: CONTACT_RULES,
    answer,
    problemTitle: 'Your message wasn’t sent',
  });

  return (
    <Form
      method="post"
      action={CONTACT_PATH}
      preventScrollReset
      noValidate
      className="flex flex-col gap-5"
    >
      <FormErrorSummary {...summary} />
      <SelectField {...choice('topic')} label="What is it about?" isRequired>
        <option value="">Choose one</option>
        {topics.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {/* Keeps a topic that was accepted while the site's topics were unavailable. */}
        {chosen && !topics.some(({value}) => value === chosen) && (
          <option value={chosen}>{chosen}</option>
        )}
      </SelectField>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...text('name')} label="Your name" autoComplete="name" isRequired />
        <TextField {...text('email')} label="Email" type="email" autoComplete="email" isRequired />
        <TextField {...text('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
        <TextField {...text('orderNumber')} label="Order number (optional)" autoComplete="off" />
      </div>
      <SelectField {...choice('petSpecies')} label="Is it about a dog or a cat? (optional)">
        <option value="">Either</option>
        {Object.entries(PET_SPECIES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea {...text('message')} label="Your message" rows={8} isRequired />
      <div hidden>
        <input name={HONEYPOT} aria-label="Leave this empty" autoComplete="off" tabIndex={-1} />
      </div>
      <Button
        type="submit"
        isPending={state !== 'idle' && formAction === CONTACT_PATH}
        pendingLabel="Sending your message"
        className="sm:self-start"
      >
        Send message
      </Button>
    </Form>
  );
}
