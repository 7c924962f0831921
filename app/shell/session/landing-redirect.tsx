import {useNavigate} from '@remix-run/react';
import {useEffect} from 'react';
import {TextLink} from '~/ui/text-link';

/** Milliseconds before the landing page opens (CONST-24). */
const DELAY_MS = 100;

/** Replaces the home page with the landing page for registered staff members (ROUTE-02, ROUTE-79). */
export function LandingRedirect({landing}: {landing: string}) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(landing, {replace: true}), DELAY_MS);
    return () => clearTimeout(timer);
  }, [landing, navigate]);
  return (
    <div className="page-column flex flex-wrap gap-x-2 py-4">
      <p role="status">Taking you to the products…</p>
      <TextLink to={landing}>Go there now</TextLink>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${landing}`} />
      </noscript>
    </div>
  );
}
