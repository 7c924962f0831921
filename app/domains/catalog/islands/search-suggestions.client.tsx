import {useEffect, useId, useState, type ReactNode} from 'react';
import {formatCents} from '~/platform/money';
import {useAnnounce} from '~/ui/announcer';
import {Icon} from '~/ui/icon';
import {imageUrl} from '~/ui/images';
import {SuggestionList, SuggestionOption} from '~/ui/suggestion-list';
import {useAttachedCombobox} from '~/ui/use-attached-combobox';
import type {SuggestedProduct, Suggestions} from '../search/search-suggestions';
import {searchPath} from '../search-text';
import {useSuggestions} from './use-suggestions';

export default function SearchSuggestions({input}: {input: HTMLInputElement}) {
  const listId = useId();
  const optionId = (index: number) => `${listId}${index}`;
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed);
  const {terms, products} = suggestions ?? NOTHING;
  const {isOpen, active, close} = useAttachedCombobox({
    input,
    listId,
    optionId,
    count: terms.length + products.length,
    onType: setTyped,
  });
  useAnnouncedCount(isOpen ? suggestions : null);

  const optionProps = (index: number) => ({
    id: optionId(index),
    isActive: index === active,
  });
  return (
    <SuggestionList
      id={listId}
      label="Suggestions"
      isOpen={isOpen}
      className="lg:right-0 lg:left-auto lg:w-full lg:min-w-form"
    >
      {terms.length > 0 && (
        <Group label="Searches">
          {terms.map((term, index) => (
            <SuggestionOption
              key={term}
              {...optionProps(index)}
              to={searchPath(term)}
              onChoose={() => close(term)}
            >
              <Icon name="search" size="s" className="mx-1 text-ink-soft" />
              {term}
            </SuggestionOption>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group label="Products">
          {products.map((product, index) => (
            <SuggestionOption
              key={product.path}
              {...optionProps(terms.length + index)}
              to={product.path}
              onChoose={() => close('')}
            >
              <ProductLine product={product} />
            </SuggestionOption>
          ))}
        </Group>
      )}
    </SuggestionList>
  );
}

const NOTHING: Suggestions = {terms: [], products: []};

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
