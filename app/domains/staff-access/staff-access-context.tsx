import {createContext, useContext, type ReactNode} from 'react';
import {UNLIMITED, type StaffAccess} from './parts/staff-access';

const StaffAccessContext = createContext<StaffAccess>(UNLIMITED);

interface StaffAccessProviderProps {
  /** `undefined` if the root loader failed. The server enforces the rules in any case. */
  access: StaffAccess | undefined;
  children: ReactNode;
}

export function StaffAccessProvider({access = UNLIMITED, children}: StaffAccessProviderProps) {
  return <StaffAccessContext.Provider value={access}>{children}</StaffAccessContext.Provider>;
}

export function useStaffAccess(): StaffAccess {
  return useContext(StaffAccessContext);
}
