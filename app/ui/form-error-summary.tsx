import {useEffect, useId, useRef} from 'react';
import {Icon} from './icon';

export interface FormErrorItem {
  /** Id of the control that the message links to. Omit it for errors of the whole form. */
  fieldId?: string;
  message: string;
}

export interface FormErrorSummaryProps {
  /** At most one per field. A new array moves focus to the summary again. */
  errors: readonly FormErrorItem[];
  title?: string;
}

/**
 * Takes focus when errors arrive (without scripts, through `autofocus`), so shoppers see and hear the result of a
 * submission.
 */
export function FormErrorSummary({
  errors,
  title = 'Please fix the following',
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
      className="flex gap-3 rounded-m control-border border-error bg-error-soft px-box py-3"
    >
      <Icon name="circle-alert" className="mt-0.5 text-error" />
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
                    /* A changed URL would drop the action data, and with it the errors. */
                    event.preventDefault();
                    field.focus();
                  }}
                  className="inline-block min-h-6 max-w-full text-error underline underline-offset-4"
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
