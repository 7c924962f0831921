import {Icon} from '~/ui/icon';
import {Disclosure} from '~/ui/disclosure';

const NOTE = 'Vet-Supervised Nutrition';

/** CARD-19 */
export function VetSupervisedNote() {
  return (
    <p className="vet-note">
      <Icon name="stethoscope" size="s" />
      {NOTE}
    </p>
  );
}

/** The note of a product's page, which says what it means. */
export function VetSupervisedExplanation() {
  return (
    <Disclosure
      look="card"
      summary={
        <span className="vet-note">
          <Icon name="stethoscope" size="s" />
          {NOTE}
        </span>
      }
    >
      <p className="text-small text-ink-soft">
        This food treats a condition, so it changes what the body gets. It helps a pet that needs it
        and can harm one that doesn’t. A veterinarian decides, and checks how your pet does on it.
      </p>
    </Disclosure>
  );
}
