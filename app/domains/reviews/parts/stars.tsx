const STARS = [0, 1, 2, 3, 4];
/** Width of a star and the gap after it, in the units of its drawing. */
const STEP = 26;

/** Five stars, filled up to the number, for sighted shoppers only, because the text beside them says the same. */
export function Stars({stars}: {stars: number}) {
  return (
    <svg aria-hidden viewBox={`0 0 ${STARS.length * STEP} 24`} className="stars icon">
      {STARS.map((star) => (
        <use
          key={star}
          href="#icon-star"
          x={star * STEP}
          width="24"
          height="24"
          fill={stars >= star + 0.5 ? 'currentColor' : undefined}
        />
      ))}
    </svg>
  );
}
