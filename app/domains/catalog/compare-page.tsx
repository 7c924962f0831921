import type {ReactNode} from 'react';
import {ButtonLink} from '~/ui/button-link';
import {LeavingChip} from '~/ui/leaving-chip';
import type {ProductCardModel} from './card';
import type {Comparison} from './compare.server';
import {COMPARED_FACTS, type ComparedFact} from './compare/comparison';
import {comparePath} from './compare-path';
import {withoutHandle} from './handle-lists';

interface ComparePageProps extends Comparison {
  heading: string;
  card: (card: ProductCardModel) => ReactNode;
}

const ROWS = Object.entries(COMPARED_FACTS) as [ComparedFact, string][];

/** The URL holds the products, so every change is a link. */
export function ComparePage({heading, products, suggestions, card}: ComparePageProps) {
  const handles = products.map((product) => product.card.handle);
  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <h1 className="text-heading-l">{heading}</h1>
      {products.length === 0 ? (
        <>
          <p className="max-w-prose text-lead text-ink-soft">
            Choose Compare on up to four products. You’ll see their sizes, prices and nutrition side
            by side.
          </p>
          <ButtonLink to="/products" className="self-start">
            Shop all pet food
          </ButtonLink>
        </>
      ) : (
        /* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */
        <div role="region" aria-label={heading} tabIndex={0} className="compare">
          <h2 className="sr-only">Products side by side</h2>
          <table>
            <thead>
              <tr>
                <td />
                {products.map((product) => (
                  <td key={product.card.id}>{card(product.card)}</td>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map(([name, label]) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  {products.map(({card: {id}, facts}) => (
                    <td key={id}>{facts[name] ?? '–'}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <span className="sr-only">Remove</span>
                </th>
                {products.map(({card: {id, handle, title}}) => (
                  <td key={id}>
                    <LeavingChip
                      to={comparePath(withoutHandle(handles, handle))}
                      purpose="clear"
                      preventScrollReset
                    >
                      Remove<span className="sr-only"> {title}</span>
                    </LeavingChip>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      {suggestions.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-heading-s">Add a similar product</h2>
          <ul className="flex flex-wrap gap-2">
            {suggestions.map(({handle, title}) => (
              <li key={handle}>
                <LeavingChip to={comparePath([...handles, handle])} preventScrollReset>
                  {title}
                </LeavingChip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
