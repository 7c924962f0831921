import {FTC_TEXT} from '~/domains/staff-access/ftc-text';
import {ROLES} from '~/domains/staff-access/roles';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {Checkbox} from '~/ui/checkbox';
import {SelectField} from '~/ui/select-field';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {useFormFields} from '~/ui/use-form-fields';
import type {StepAnswer} from '../registration.server';
import {ROLE_FIELDS} from './step-fields';
import type {Registration} from './registration';

interface RoleStepProps {
  role: Extract<Registration, {step: 'role'}>;
  answer: StepAnswer | undefined;
}

export function RoleStep({role, answer}: RoleStepProps) {
  const {summary, choice, checkbox} = useFormFields({
    prefix: 'role',
    names: ROLE_FIELDS,
    answer,
    initial: {roleCode: role.roleCode ?? '', graduationYear: String(role.graduationYear ?? '')},
    problemTitle: 'Your role wasn’t saved',
  });
  return (
    <CustomerForm noValidate className="flex flex-col gap-5">
      <FormErrorSummary {...summary} />
      <input type="hidden" name="intent" value="role" />
      <SelectField {...choice('roleCode')} label="Role" isRequired>
        <option value="">Choose your role</option>
        {Object.entries(ROLES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...choice('graduationYear')}
        label="Graduation year"
        description="For students only."
      >
        <option value="">I’m not a student</option>
        {role.years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <Checkbox
        {...checkbox('ftcAcknowledged')}
        value="true"
        defaultChecked={answer ? answer.values.ftcAcknowledged === 'true' : role.hasAcknowledged}
      >
        {FTC_TEXT}
      </Checkbox>
      <Button type="submit" isFullWidth>
        Continue
      </Button>
    </CustomerForm>
  );
}
