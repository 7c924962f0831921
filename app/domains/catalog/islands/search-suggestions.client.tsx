import {Link} from '@remix-run/react';
import {useEffect, useId, type ReactNode} from 'react';
import {formatCents} from '~/platform/money';
import {useAnnounce} from '~/ui/announcer';
import {Icon} from '~/ui/icon';
import {imageUrl} from '~/ui/images';
import type {SuggestedProduct, Suggestions} from '../search/search-suggestions';
import {searchPath} from '../search-text';
import {useCombobox} from './use-combobox';

/**
 * Turns the search field into a combobox that follows the ARIA Authoring Practices: focus stays in the field. Options
 * are links, so that they can also be opened in a new tab.
 */
export default function SearchSuggestions({input}: {input: HTMLInputElement}) {
  const listId = useId();
  const optionId = (index: number) => `${listId}${index}`;
  const {suggestions, isOpen, active, close} = useCombobox({input, listId, optionId});
  useAnnouncedCount(isOpen ? suggestions : null);

  const {terms, products} = suggestions ?? {terms: [], products: []};
  const optionProps = (index: number) => ({
    id: optionId(index),
    isActive: index === active,
  });
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-sticky mt-2 max-h-[70dvh] overflow-y-auto rounded-m border border-line bg-surface p-2 shadow-floating lg:right-0 lg:left-auto lg:w-full lg:min-w-form"
    >
      {terms.length > 0 && (
        <Group label="Searches">
          {terms.map((term, index) => (
            <Option
              key={term}
              {...optionProps(index)}
              to={searchPath(term)}
              onChoose={() => close(term)}
            >
              <Icon name="search" size="s" className="mx-1 text-ink-soft" />
              {term}
            </Option>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group label="Products">
          {products.map((product, index) => (
            <Option
              key={product.path}
              {...optionProps(terms.length + index)}
              to={product.path}
              onChoose={() => close('')}
            >
              <ProductLine product={product} />
            </Option>
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({label, children}: {label: string; children: ReactNode}) {
  return (
    <div role="group" aria-label={label} className="not-first:mt-2">
      <p aria-hidden className="px-2 py-1 text-caption font-strong text-ink-soft">
        {label}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  to: string;
  onChoose(): void;
  children: ReactNode;
}

function Option({id, isActive, to, onChoose, children}: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      onClick={onChoose}
      className="flex min-h-10 items-center gap-3 rounded-s px-2 py-1 hover:bg-surface-tint aria-selected:bg-surface-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
    >
      {children}
    </Link>
  );
}

const IMAGE_SIZE = 44;

function ProductLine({product: {title, priceCents, imageUrl: url}}: {product: SuggestedProduct}) {
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center rounded-s bg-surface-oat">
        {url && (
          <img
            src={imageUrl(url, {width: 2 * IMAGE_SIZE})}
            alt=""
            width={IMAGE_SIZE}
            height={IMAGE_SIZE}
            className="size-11 object-contain"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">{title}</span>
      <span className="font-strong">{formatCents(priceCents)}</span>
    </>
  );
}

function useAnnouncedCount(suggestions: Suggestions | null) {
  const announce = useAnnounce();
  useEffect(() => {
    if (!suggestions) return;
    const count = suggestions.terms.length + suggestions.products.length;
    announce(count === 1 ? '1 suggestion' : `${count} suggestions`);
  }, [announce, suggestions]);
}
