import {Icon} from '../icon';
import {GallerySection, Specimen} from './specimen';

/* Whole class names, so Tailwind's scanner finds them. */
const COLORS = [
  ['surface', 'bg-surface', 'white'],
  ['primary', 'bg-primary', 'blue'],
  ['surface-soft', 'bg-surface-soft', 'light blue'],
  ['secondary', 'bg-secondary', 'dark blue'],
  ['line-strong', 'bg-line-strong', 'gray'],
  ['line', 'bg-line', 'light gray'],
  ['ink-soft', 'bg-ink-soft', 'dark gray'],
  ['surface-tint', 'bg-surface-tint', 'mist'],
  ['surface-oat', 'bg-surface-oat', 'oat'],
  ['surface-oat-deep', 'bg-surface-oat-deep', 'deep oat'],
  ['error', 'bg-error', 'red'],
  ['error-soft', 'bg-error-soft', 'red mist'],
  ['success', 'bg-success', 'green'],
  ['success-soft', 'bg-success-soft', 'green mist'],
  ['warning', 'bg-warning', 'amber'],
  ['warning-soft', 'bg-warning-soft', 'amber mist'],
  ['disabled', 'bg-disabled', 'gray'],
  ['disabled-soft', 'bg-disabled-soft', 'gray mist'],
] as const;

const TYPE = [
  ['display', 'text-display font-strong'],
  ['heading-l', 'text-heading-l font-strong'],
  ['heading-m', 'text-heading-m font-strong'],
  ['heading-s', 'text-heading-s font-strong'],
  ['price', 'text-price font-strong'],
  ['title', 'text-title font-strong'],
  ['lead', 'text-lead text-ink-soft'],
  ['body', 'text-body'],
  ['small', 'text-small text-ink-soft'],
  ['caption', 'text-caption text-ink-soft'],
] as const;

const SHAPES = [
  ['rounded-xs', 'rounded-xs'],
  ['rounded-s', 'rounded-s'],
  ['rounded-m', 'rounded-m'],
  ['rounded-l', 'rounded-l'],
  ['shadow-solo', 'rounded-m shadow-solo'],
  ['shadow-raised', 'rounded-m shadow-raised'],
  ['shadow-floating', 'rounded-m shadow-floating'],
] as const;

export function Foundations() {
  return (
    <GallerySection
      title="Foundations"
      intro="Color by meaning, one type scale in two weights, one light."
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {COLORS.map(([name, ground, brand]) => (
          <li key={name} className="overflow-hidden rounded-m border border-line">
            <div className={`h-16 border-b border-line ${ground}`} />
            <div className="flex flex-col px-3 py-2">
              <span className="text-small font-strong">{name}</span>
              <span className="text-caption text-ink-soft">{brand}</span>
            </div>
          </li>
        ))}
      </ul>
      <Specimen name="Type" isWide>
        {TYPE.map(([name, look]) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-4">
            <p className={look}>Good things, made plainly</p>
            <span className="text-caption text-ink-soft">{name}</span>
          </div>
        ))}
      </Specimen>
      <Specimen name="Shape and light">
        {SHAPES.map(([name, look]) => (
          <div
            key={name}
            className={`grid h-24 w-32 place-items-center border border-line bg-surface text-caption text-ink-soft ${look}`}
          >
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen name="Icons">
        {(['s', 'm', 'l', 'xl'] as const).map((size) => (
          <span key={size} className="inline-flex items-center gap-2 text-primary">
            {(['search', 'truck', 'gift', 'info'] as const).map((drawing, index) => (
              <Icon key={index} name={drawing} size={size} />
            ))}
          </span>
        ))}
      </Specimen>
    </GallerySection>
  );
}
