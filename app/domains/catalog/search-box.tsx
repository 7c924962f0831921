import {Form, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {Button} from '~/ui/button';
import {Field} from '~/ui/field';
import {fieldControl} from '~/ui/field-recipe';
import {Icon} from '~/ui/icon';
import {Island} from '~/ui/island';
import {createLoader, prefetch} from '~/ui/module-loader';
import {cleanSearch, MAX_SEARCH_LENGTH, SEARCH_PATH} from './search-text';

const loadSuggestions = createLoader(() => import('./islands/search-suggestions.client'));

/**
 * A plain form that goes to the search page. On first focus it loads suggestions and attaches them to the existing
 * input element, so that typed text is kept and nothing moves.
 */
export function SearchBox({className}: {className?: string}) {
  const shown = useShownSearch();
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);

  /* Shows the current page's search, also after going back. Keeps text that was typed before hydration. */
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current === shown || !input.current) return;
    lastShown.current = shown;
    input.current.value = shown;
  }, [shown]);

  /* The field may have received focus before hydration. */
  useEffect(() => {
    if (document.activeElement === input.current) setField(input.current);
  }, []);

  return (
    <Form role="search" aria-label="Shop" action={SEARCH_PATH} className={className}>
      <div className="relative" onPointerEnter={() => prefetch(loadSuggestions)}>
        <Field<'input'>
          label="Search the shop"
          isLabelHidden
          look="filled"
          name="search"
          defaultValue={shown}
          placeholder="Search food, flavor or SKU"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={(event) => setField(event.currentTarget)}
        >
          {(control) => (
            <>
              <input {...control} ref={input} className={fieldControl()} />
              <Button type="submit" variant="quiet" size="m" isIconOnly aria-label="Search">
                <Icon name="search" />
              </Button>
            </>
          )}
        </Field>
        {/* If suggestions fail to load, the form still works; the next focus tries again. */}
        {field && (
          <Island load={loadSuggestions} props={{input: field}} onFail={() => setField(null)} />
        )}
      </div>
    </Form>
  );
}

function useShownSearch(): string {
  const {pathname, search} = useLocation();
  return pathname.replace(/\/$/, '') === SEARCH_PATH
    ? cleanSearch(new URLSearchParams(search).get('search'))
    : '';
}
