import {useNavigate} from '@remix-run/react';
import {useEffect} from 'react';

/** Milliseconds before the landing page opens (CONST-24). */
const DELAY_MS = 100;

/** Replaces the home page by the landing page of registered staff members (ROUTE-02); `null` stays. */
export function useLandingRedirect(landing: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (landing === null) return;
    const timer = setTimeout(() => navigate(landing, {replace: true}), DELAY_MS);
    return () => clearTimeout(timer);
  }, [landing, navigate]);
}
