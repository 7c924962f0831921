import {Icon} from '~/ui/icon';

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled up to the number, for sighted shoppers only, because the text beside them says the same. */
export function Stars({stars}: {stars: number}) {
  return (
    <p aria-hidden className="flex gap-0.5 text-rating">
      {STARS.map((star) => (
        <Icon key={star} name="star" className={stars >= star - 0.5 ? 'fill-current' : ''} />
      ))}
    </p>
  );
}
