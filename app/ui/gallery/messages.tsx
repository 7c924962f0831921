import {useState} from 'react';
import {Alert} from '../alert';
import {useAnnounce} from '../announcer';
import {Badge} from '../badge';
import {Button} from '../button';
import {FormErrorSummary, type FormErrorItem} from '../form-error-summary';
import {ProgressBar} from '../progress-bar';
import {Skeleton} from '../skeleton';
import {TextLink} from '../text-link';
import {GallerySection, Specimen} from './specimen';

const BADGE_TONES = ['plain', 'strong', 'soft', 'success', 'warning', 'error', 'muted'] as const;
const NO_ERRORS: readonly FormErrorItem[] = [];

export function Messages() {
  const [errors, setErrors] = useState(NO_ERRORS);
  const announce = useAnnounce();
  return (
    <GallerySection title="Messages" intro="What happened, that nothing was lost, what to do.">
      <Specimen name="Alert" isWide>
        <Alert urgency="off">Prices are for your region.</Alert>
        <Alert tone="success" urgency="off" title="Saved">
          Your address was changed.
        </Alert>
        <Alert
          tone="warning"
          urgency="off"
          title="Only three left"
          actions={
            <TextLink to="#messages" variant="standalone">
              Choose another size
            </TextLink>
          }
        >
          We applied part of your change.
        </Alert>
        <Alert tone="error" urgency="off" title="That didn’t work">
          Nothing was lost. Try again in a moment.
        </Alert>
      </Specimen>
      <Specimen name="Form errors" isWide>
        <div>
          <Button
            variant="secondary"
            size="m"
            onClick={() =>
              setErrors([
                {fieldId: 'messages', message: 'Enter an email address.'},
                {message: 'This form has expired.'},
              ])
            }
          >
            Show the summary
          </Button>
        </div>
        <FormErrorSummary errors={errors} />
      </Specimen>
      <Specimen name="Announcer">
        <Button variant="secondary" size="m" onClick={() => announce('Announced politely.')}>
          Say something
        </Button>
      </Specimen>
      <Specimen name="Badge">
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Pill">
        <span className="pill">30 lb</span>
      </Specimen>
      <Specimen name="Progress" isWide>
        <div className="grid gap-5 md:grid-cols-2">
          <ProgressBar label="8 px, success" value={72} tone="success" />
          <ProgressBar label="6 px, primary" value={1} max={3} height={6} />
          <ProgressBar label="Warning" value={104} max={120} tone="warning" />
          <ProgressBar label="Over the top" value={130} max={120} tone="error" />
          <ProgressBar label="Empty" value={0} />
        </div>
      </Specimen>
      <Specimen name="Skeleton" isWide>
        <div className="flex max-w-form items-center gap-4" aria-busy>
          <Skeleton shape="circle" className="size-14" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/3" />
          </div>
          <Skeleton shape="block" className="h-14 w-24" />
        </div>
      </Specimen>
    </GallerySection>
  );
}
