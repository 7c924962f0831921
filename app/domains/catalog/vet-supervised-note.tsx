import {Icon} from '~/ui/icon';

/** CARD-19 */
export function VetSupervisedNote() {
  return (
    <p className="vet-note">
      <VetSupervised />
    </p>
  );
}

export function VetSupervised() {
  return (
    <>
      <Icon name="stethoscope" size="s" />
      Vet-Supervised Nutrition
    </>
  );
}
