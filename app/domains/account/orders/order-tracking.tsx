import type {OrderTracking} from '../order';

/** Only http and https URLs become links. */
export function OrderTrackingList({tracking}: {tracking: readonly OrderTracking[]}) {
  return (
    <ul className="flex flex-col gap-2">
      {tracking.map(({company, number, url}, index) => {
        const text = [company, number].filter(Boolean).join(' ') || 'Track your package';
        const isWeb = url !== null && /^https?:\/\//i.test(url);
        return (
          <li key={index} className="break-words">
            {isWeb ? (
              <a
                href={url}
                rel="noreferrer"
                className="inline-block max-w-full py-1 text-primary underline underline-offset-4"
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}
