import {useSite} from '~/domains/session/site-context';

const STEPS = [
  {title: 'Choose how often', text: 'Every 2 to 12 weeks, changed any time.'},
  {title: 'We bring it on time', text: 'Each delivery at 5% less, with no shipping over $49.'},
  {title: 'Skip or stop in two taps', text: 'No calls, no forms, no fuss.'},
];

/** How autoship works. The staff site does not promote it (CARD-16). */
export function AutoshipSteps() {
  if (useSite().isStaff) return null;
  return (
    <section
      aria-labelledby="autoship-steps"
      className="grid gap-8 rounded-l bg-surface-inverse px-6 py-10 on-inverse md:px-14 md:py-12 lg:grid-cols-[1.1fr_2fr]"
    >
      <div className="flex flex-col gap-2">
        <h2 id="autoship-steps" className="text-heading-m">
          Autoship, without the trap
        </h2>
        <p className="text-ink-inverse-soft">
          Their food arrives before the bag runs out, and you stay in charge.
        </p>
      </div>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {STEPS.map(({title, text}, index) => (
          <li key={title} className="flex flex-col gap-1">
            <span aria-hidden className="text-heading-m font-strong text-ink-inverse-accent">
              {index + 1}
            </span>
            <h3 className="text-title font-strong">{title}</h3>
            <p className="text-ink-inverse-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
