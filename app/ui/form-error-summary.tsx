import CircleAlert from 'lucide-react/icons/circle-alert';
import {useEffect, useId, useRef} from 'react';
import {Icon} from './icon';

/** One field's error as the summary lists it. */
export interface FormErrorItem {
  /** Id of the control; the message links to it. Without it the message concerns the form as a whole. */
  fieldId?: string;
  message: string;
}

export interface FormErrorSummaryProps {
  /** One per field at most. A new array takes the focus again. */
  errors: readonly FormErrorItem[];
  /** @default 'Please check these answers' */
  title?: string;
}

/**
 * What is wrong with a form, above it. Takes the focus when errors arrive, without scripts by `autofocus`, so that the
 * answer to a submission is heard and seen.
 */
export function FormErrorSummary({
  errors,
  title = 'Please check these answers',
}: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to a submission that failed
      autoFocus
      className="flex gap-3 rounded-m control-border border-error bg-error-soft px-4 py-3"
    >
      <Icon of={CircleAlert} className="mt-0.5 text-error" />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="font-strong">
          {title}
        </p>
        <ul className="mt-1 flex flex-col gap-1">
          {errors.map(({fieldId, message}) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    const field = document.getElementById(fieldId);
                    if (!field) return;
                    /* A change of the address would take the answer, and with it the errors, from the page. */
                    event.preventDefault();
                    field.focus();
                  }}
                  className="inline-block min-h-6 text-error underline underline-offset-4"
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
