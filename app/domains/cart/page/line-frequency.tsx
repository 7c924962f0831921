import {SelectField} from '~/ui/select-field';
import {identityOf, keyOf, lineKey, planId, type CartLine, type PlanChoice} from '../cart';
import type {LineIntent} from '../store/optimistic-cart';

interface LineFrequencyProps {
  line: CartLine;
  onChange(intent: LineIntent): void;
}

/** Switches a line between one-time and autoship, and changes its frequency. Part of the line's form. */
export function LineFrequency({line, onChange}: LineFrequencyProps) {
  const {title, autoshipPlans, requiresAutoship} = line.product;
  const current = line.sellingPlanAllocation?.sellingPlan ?? null;
  const plans = withCurrent(autoshipPlans, current);
  if (plans.length === 0) return null;

  function choose(id: string) {
    const plan = plans.find((each) => each.id === id) ?? null;
    const newKey = lineKey({...identityOf(line), sellingPlanId: plan?.id ?? null});
    onChange({kind: 'plan', lineKey: keyOf(line), newKey, plan});
  }

  return (
    <div className="w-full max-w-72">
      <SelectField
        label={`How often to send ${title}`}
        isLabelHidden
        name="sellingPlanId"
        value={planId(line) ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {!requiresAutoship && <option value="">One-time purchase</option>}
        {plans.map(({id, name}) => (
          <option key={id} value={id}>
            {`Autoship: ${name.toLowerCase()}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** A line that was just added doesn't have its product's plans yet. */
function withCurrent(
  plans: readonly PlanChoice[],
  current: PlanChoice | null,
): readonly PlanChoice[] {
  if (!current || plans.some(({id}) => id === current.id)) return plans;
  return [...plans, current];
}
