import {Form} from '@remix-run/react';
import {FTC_TEXT} from '~/domains/staff-access/ftc-text';
import {ROLES} from '~/domains/staff-access/roles';
import {Button} from '~/ui/button';
import {Checkbox} from '~/ui/checkbox';
import {SelectField} from '~/ui/select-field';
import {graduationYears, type Registration} from './registration';

interface RoleStepProps {
  role: Extract<Registration, {step: 'role'}>;
  values: Record<string, string>;
}

export function RoleStep({role, values}: RoleStepProps) {
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="role" />
      <SelectField
        label="Role"
        name="roleCode"
        isRequired
        defaultValue={values.roleCode ?? role.roleCode ?? ''}
      >
        <option value="">Choose your role</option>
        {Object.entries(ROLES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Graduation year"
        name="graduationYear"
        description="For students only."
        defaultValue={values.graduationYear ?? String(role.graduationYear ?? '')}
      >
        <option value="">I’m not a student</option>
        {graduationYears().map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <Checkbox name="ftcAcknowledged" value="true" defaultChecked={role.hasAcknowledged}>
        {FTC_TEXT}
      </Checkbox>
      <Button type="submit" isFullWidth>
        Go on
      </Button>
    </Form>
  );
}
