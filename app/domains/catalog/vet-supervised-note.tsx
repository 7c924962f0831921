import {Icon} from '~/ui/icon';

/** CARD-19 */
export function VetSupervisedNote() {
  return (
    <p className="note">
      <Icon name="stethoscope" size="s" />
      Vet-Supervised Nutrition
    </p>
  );
}
