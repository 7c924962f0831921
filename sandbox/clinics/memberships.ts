import {mergeFields, type Account, type Accounts} from '../identity/accounts';
import type {WorldClinic} from '../world/clinics';

interface MembershipDeps {
  accounts: Accounts;
  now(): Date;
}

/** Memberships in clinics, which are stored in the accounts of the identity provider. */
export function createMemberships({accounts, now}: MembershipDeps) {
  function write(account: Account, clinic: WorldClinic, status: 'active' | 'pending'): void {
    const data =
      status === 'pending'
        ? {pendingClinic: {id: clinic.id, name: clinic.name}}
        : {
            pendingClinic: null,
            SAP_CustomerAccountGroup: clinic.customerGroup,
            SF_PreferedShipTo: `${clinic.accountNumber}1`,
            SF_StoreSoldTo: `${clinic.accountNumber}0`,
            currentSchoolName: clinic.kind === 'school' ? clinic.name : null,
            clinicAddress: {
              address1: clinic.address1,
              city: clinic.city,
              provinceCode: clinic.state,
              zip: clinic.zip,
              countryCode: 'US',
              phone: clinic.phone,
              SFHomeDeliveryOnly: clinic.isHomeDeliveryOnly,
            },
          };
    accounts.save({
      ...account,
      data: mergeFields(account.data, data),
      organizations: [
        ...account.organizations.filter(({orgId}) => orgId !== clinic.groupId),
        {orgId: clinic.groupId, orgName: clinic.name, roles: ['member'], status},
      ],
      updatedAt: now().toISOString(),
    });
  }

  return {
    /** Asking again while a request is pending changes nothing. */
    ask(account: Account, clinic: WorldClinic): 'active' | 'pending' {
      const status = clinic.approval === 'automatic' ? 'active' : 'pending';
      write(account, clinic, status);
      return status;
    },
    accept(account: Account, clinic: WorldClinic): void {
      write(account, clinic, 'active');
    },
  };
}
