import type {ReactNode} from 'react';

interface EmptyNoteProps {
  headline: string;
  text?: string | null;
  children?: ReactNode;
}

export function EmptyNote({headline, text, children}: EmptyNoteProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-l bg-surface-oat px-box-l py-9 md:px-10">
      <h2 className="text-heading-s">{headline}</h2>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {children}
    </div>
  );
}
