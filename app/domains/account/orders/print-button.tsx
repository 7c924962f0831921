import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';

export function PrintButton() {
  return (
    <Button
      variant="quiet"
      size="m"
      onClick={() => window.print()}
      className="print:hidden noscript:hidden"
    >
      <Icon name="printer" />
      Print
    </Button>
  );
}
