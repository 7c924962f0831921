import {Form, useLocation} from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import {useEffect, useId, useRef, useState} from 'react';
import {Button} from '~/ui/button';
import {fieldBox, fieldControl} from '~/ui/field-recipe';
import {Icon} from '~/ui/icon';
import {Island} from '~/ui/island';
import {createLoader, prefetch} from '~/ui/module-loader';
import {cleanSearch, MAX_SEARCH_LENGTH, SEARCH_PATH} from './search-text';

const loadSuggestions = createLoader(() => import('./islands/search-suggestions.client'));

/**
 * The header's search field: a plain form to the search page. Once somebody goes to it, suggestions are loaded and
 * join it; the field itself stays the same element, so that nothing that was typed is lost and nothing moves.
 */
export function SearchBox({className}: {className?: string}) {
  const id = useId();
  const shown = useShownSearch();
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);

  /* The field says what is shown, also after going back. What was typed before the scripts came is kept. */
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown || !input.current) return;
    last.current = shown;
    input.current.value = shown;
  }, [shown]);

  /* Somebody may have gone to it before the scripts came. */
  useEffect(() => {
    if (document.activeElement === input.current) setField(input.current);
  }, []);

  return (
    <Form role="search" aria-label="Shop" action={SEARCH_PATH} className={className}>
      <div className="relative" onPointerEnter={() => prefetch(loadSuggestions)}>
        <label htmlFor={id} className="sr-only">
          Search the shop
        </label>
        <div data-look="filled" className={fieldBox({look: 'filled', state: 'normal'})}>
          <input
            ref={input}
            id={id}
            name="search"
            defaultValue={shown}
            placeholder="Search food, flavor or SKU"
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={(event) => setField(event.currentTarget)}
            className={fieldControl()}
          />
          <Button type="submit" variant="quiet" size="m" isIconOnly aria-label="Search">
            <Icon of={Search} />
          </Button>
        </div>
        {/* Without suggestions the form searches all the same; going to the field again asks for them again. */}
        {field && (
          <Island load={loadSuggestions} props={{input: field}} onFail={() => setField(null)} />
        )}
      </div>
    </Form>
  );
}

/** What the shown page is the search for; empty on any other page. */
function useShownSearch(): string {
  const {pathname, search} = useLocation();
  return pathname.replace(/\/$/, '') === SEARCH_PATH
    ? cleanSearch(new URLSearchParams(search).get('search'))
    : '';
}
