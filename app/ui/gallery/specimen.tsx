import type {ReactNode} from 'react';

export function GallerySection({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const id = title.toLowerCase();
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1 border-b border-line pb-4">
        <h2 id={`${id}-title`} className="text-heading-m">
          {title}
        </h2>
        <p className="text-ink-soft">{intro}</p>
      </div>
      {children}
    </section>
  );
}

export function Specimen({
  name,
  children,
  isWide = false,
}: {
  name: string;
  children: ReactNode;
  isWide?: boolean;
}) {
  return (
    <div className="grid gap-3 md:grid-cols-[1fr_6fr] md:gap-6">
      <h3 className="pt-2 text-small text-ink-soft">{name}</h3>
      <div
        className={
          isWide ? 'flex min-w-0 flex-col gap-5' : 'flex min-w-0 flex-wrap items-center gap-4'
        }
      >
        {children}
      </div>
    </div>
  );
}
