import {Icon} from '~/ui/icon';
import {TextLink} from '~/ui/text-link';
import type {PageBlock} from '../page';
import {Picture} from './picture';

export function GoodnessBoxBadge({
  block: {label, text, picture, link},
}: {
  block: PageBlock<'goodness-box-badge'>;
}) {
  return (
    <section className="flex flex-wrap items-start gap-4 rounded-l bg-surface-tint p-5 sm:items-center md:gap-6 md:px-8">
      <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-pill bg-surface-soft text-primary md:size-20">
        {picture ? (
          <Picture picture={picture} aspectRatio={1} sizes="80px" className="size-full" />
        ) : (
          <Icon name="gift" size="l" />
        )}
      </div>
      <div className="flex min-w-32 flex-1 flex-col items-start gap-x-8 gap-y-2 md:flex-row md:items-center md:justify-between">
        <div className="flex max-w-prose flex-col gap-0.5">
          <h2 className="text-heading-s text-secondary">{label}</h2>
          <p className="text-ink-soft">{text}</p>
        </div>
        {link && (
          <TextLink to={link.to} variant="standalone" className="shrink-0">
            {link.label}
          </TextLink>
        )}
      </div>
    </section>
  );
}
