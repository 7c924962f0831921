import {formatShortDate} from '~/platform/en-us';
import type {Review} from '../review';
import {Stars} from './stars';

export function ReviewList({reviews}: {reviews: readonly Review[]}) {
  if (reviews.length === 0) return null;
  return (
    <ul aria-label="Newest reviews" className="grid gap-6 md:grid-cols-2">
      {reviews.map(({id, stars, title, text, author, submittedOn}) => (
        <li key={id} className="flex flex-col gap-1">
          <Stars stars={stars} />
          <h3 className="font-strong">
            <span className="sr-only">{`${stars} out of 5 stars: `}</span>
            {title}
          </h3>
          <p className="max-w-prose">{text}</p>
          <p className="text-small text-ink-soft">
            {author && `${author}, `}
            <time dateTime={submittedOn}>{formatShortDate(submittedOn)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
