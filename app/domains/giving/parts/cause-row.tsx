import {Badge} from '~/ui/badge';
import {Button} from '~/ui/button';
import type {Cause} from '../cause';
import {causeFacts, multiplierText} from '../rules/giving-text';
import {CauseLogo} from './cause-logo';

interface CauseRowProps {
  cause: Cause;
  isChosen: boolean;
  isSaving: boolean;
  assetOrigin: string;
  onChoose(): void;
}

/** One cause of the chooser. The button's name includes the cause's. */
export function CauseRow({cause, isChosen, isSaving, assetOrigin, onChoose}: CauseRowProps) {
  const multiplier = multiplierText(cause);
  return (
    <li className="flex flex-wrap items-start gap-3 border-t border-line py-3 first:border-0">
      <CauseLogo cause={cause} assetOrigin={assetOrigin} />
      <div className="flex min-w-0 grow basis-30 flex-col gap-0.5">
        <p className="font-strong">{cause.name}</p>
        {cause.headline !== '' && <p className="text-small">{cause.headline}</p>}
        <p className="text-small text-ink-soft">{causeFacts(cause)}</p>
        {multiplier !== null && (
          <Badge tone="soft" className="self-start">
            {multiplier}
          </Badge>
        )}
        {cause.portfolioCharities.length > 0 && <PortfolioCharities cause={cause} />}
      </div>
      {isChosen ? (
        <p className="py-2 text-small font-strong text-success">Chosen</p>
      ) : (
        <Button
          variant="secondary"
          size="s"
          isPending={isSaving}
          pendingLabel="Saving your choice"
          onClick={onChoose}
        >
          Choose <span className="sr-only">{cause.name}</span>
        </Button>
      )}
    </li>
  );
}

function PortfolioCharities({cause}: {cause: Cause}) {
  return (
    <details className="text-small">
      <summary className="min-h-6 text-primary hover:underline">
        See the charities <span className="sr-only">of {cause.name}</span>
      </summary>
      <ul className="flex flex-col gap-1 pt-1">
        {cause.portfolioCharities.map((charity) => (
          <li key={charity.id}>
            {charity.name} <span className="text-ink-soft">{causeFacts(charity)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
