/** From the specification, without the site's name. The same on both sites. */
export const TITLES = {
  products: 'Shop All Pet Food',
  cart: 'Shopping Cart',
  cartNote: 'Note for your order',
  contactUs: 'Contact Us',
  findOrder: 'Find Your Order',
  error: '404 Error',
  unavailable: 'Please try again',
  maintenance: 'We’ll be right back',
  passwordProtect: 'Password needed',
  autoshipRequiredLogin: 'Autoship needs an account',
  location: 'Delivery zip code',
  backInStock: 'Email me when it’s back',
  compare: 'Compare products',
  favorites: 'Favorites',
  sharedFavorites: 'Shared favorites',
  recentlyViewed: 'Recently viewed',
  siteMap: 'Site Map',
  preview: 'Preview',
  accountLogin: 'Login',
  login: 'Log In',
  register: 'Create Account',
  forgotPassword: 'Forgot Password',
  resetPassword: 'New Password',
  confirmEmail: 'Confirm Email',
  logInFirst: 'Please log in',
  confirmLogout: 'Log out?',
  accountDashboard: 'My Account',
  accountProfile: 'My Profile',
  accountOrders: 'My Orders',
  accountAddressBook: 'Address Book',
  accountPets: 'My Pets',
} as const;

export function searchTitle(search: string): string {
  return search ? `Search results for "${search}"` : 'Search';
}

export function orderTitle(name: string | null): string {
  return name === null ? 'Order' : `Order ${name}`;
}
