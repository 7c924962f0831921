import {useSite} from '~/domains/session/site-context';
import {TextLink} from '~/ui/text-link';

/** The steps before buying prescription food. Not on the staff site, whose members are veterinary staff. */
export function PrescriptionSteps() {
  const {features} = useSite();
  if (!features.attestation) return null;
  return (
    <section
      aria-labelledby="prescription"
      className="flex flex-col gap-2 rounded-m bg-surface-tint p-4"
    >
      <h2 id="prescription" className="text-body font-strong">
        What this food needs
      </h2>
      <ol className="list-decimal pl-5 text-small">
        <li>Ask your veterinarian whether it’s right for your pet.</li>
        <li>
          Confirm their recommendation below when you add it. You don’t need to send us anything.
        </li>
        <li>
          Keep up with your pet’s checkups. Your veterinarian may change the food or the amount.
        </li>
      </ol>
      <p className="text-small">
        Not sure? Ask your veterinarian first, or{' '}
        <TextLink to="/contact-us">ask our nutritionists</TextLink>.
      </p>
    </section>
  );
}
