import {Form} from '@remix-run/react';
import {Button} from '~/ui/button';
import {TextField} from '~/ui/text-field';
import {MAX_SEARCH_LENGTH, SEARCH_PATH} from '../search-text';

export function SearchForm({search}: {search: string}) {
  return (
    <Form
      key={search}
      role="search"
      aria-label="Search again"
      action={SEARCH_PATH}
      className="flex w-full max-w-form flex-wrap items-end gap-3"
    >
      <TextField
        label="What are you looking for?"
        name="search"
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 flex-1 basis-48"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
