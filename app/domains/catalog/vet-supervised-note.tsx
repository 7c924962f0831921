import {Icon} from '~/ui/icon';

/** CARD-19 */
export function VetSupervisedNote() {
  return (
    <p className="flex items-center gap-1.5 text-caption font-strong text-primary">
      <Icon name="stethoscope" size="s" />
      Vet-Supervised Nutrition
    </p>
  );
}
