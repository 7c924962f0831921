import {Disclosure} from '~/ui/disclosure';
import {VetSupervised} from '../vet-supervised-note';

/** The note on prescription food, which opens to explain what it means. */
export function VetSupervisedExplanation() {
  return (
    <Disclosure
      look="card"
      summary={
        <span className="vet-note">
          <VetSupervised />
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
