import {Icon} from '~/ui/icon';

/** CARD-19 */
export function VetSupervisedNote() {
  return (
    <p className="vet-note">
      <Icon name="stethoscope" size="s" />
      Vet-Supervised Nutrition
    </p>
  );
}
