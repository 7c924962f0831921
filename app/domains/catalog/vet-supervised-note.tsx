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

/** The note on a product page, with an explanation. */
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
        This food is made for pets with a medical condition. It can harm a pet that doesn’t need it,
        so a veterinarian decides whether it’s right and checks how your pet does on it.
      </p>
    </Disclosure>
  );
}
