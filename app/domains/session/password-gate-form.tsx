import {Form} from '@remix-run/react';
import {Button} from '~/ui/button';
import {TextField} from '~/ui/text-field';

export function PasswordGateForm({to, error}: {to: string; error: string | undefined}) {
  return (
    <Form method="post" reloadDocument className="flex flex-col gap-4">
      <input type="hidden" name="to" value={to} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
        errorMessage={error}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to a submission that failed
        autoFocus={error !== undefined}
      />
      <Button type="submit" isFullWidth>
        Enter
      </Button>
    </Form>
  );
}
