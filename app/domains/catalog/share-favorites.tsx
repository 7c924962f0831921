import {useNavigate} from '@remix-run/react';
import {useState} from 'react';
import {BRAND} from '~/domains/content/brand';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {useHydrated} from '~/ui/use-hydrated';
import type {ProductCardModel} from './card';
import {sharedFavoritesPath} from './shared-favorites-path';
import {shareLink, withoutUnpressed} from './tools/share-link';

const COPIED = 'Link copied.';
const EMPTY = 'Nothing to share yet.';

interface ShareFavoritesProps {
  cards: readonly Pick<ProductCardModel, 'handle'>[];
}

/** Without scripts, or if the browser refuses, it leads to the shared page, whose address can be sent. */
export function ShareFavorites({cards}: ShareFavoritesProps) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [text, setText] = useState<string | null>(null);
  const handles = cards.map(({handle}) => handle);

  function say(message: string) {
    setText(message);
    announce(message);
  }

  async function share() {
    setText(null);
    const kept = withoutUnpressed(handles);
    if (kept.length === 0) {
      say(EMPTY);
      return;
    }
    const path = sharedFavoritesPath(kept);
    const url = new URL(path, location.href).href;
    const outcome = await shareLink({title: `My favorites at ${BRAND}`, url}, navigator);
    if (outcome === 'copied') say(COPIED);
    if (outcome === 'failed') navigate(path);
  }

  return (
    <div className="ml-auto flex flex-row-reverse flex-wrap items-center gap-x-4 gap-y-2">
      {isHydrated ? (
        <Button variant="secondary" size="m" onClick={() => void share()}>
          Share
        </Button>
      ) : (
        <ButtonLink to={sharedFavoritesPath(handles)} variant="secondary" size="m">
          Share
        </ButtonLink>
      )}
      {text !== null && <p className="text-small text-ink-soft">{text}</p>}
    </div>
  );
}
