import type {SandboxContext, SandboxService} from '../context';
import {createProgram, type Program} from '../subscriptions/program';
import {startSubscriptions} from '../subscriptions/start-subscriptions';
import {CUSTOMERS} from '../world/customers';
import {ORDERS} from '../world/orders';
import type {World} from '../world/types';
import {sharedWorld} from '../world/world';
import {mountAdmin} from './admin/admin';
import {createPricing, type CartDeps} from './cart/cart-service';
import {createCartResolvers} from './cart/resolvers';
import type {CartAddress} from './cart/types';
import {createCarts} from './cart/store';
import {seedCatalog} from './catalog/seed';
import {createCatalog} from './catalog/store';
import {createCatalogTables} from './catalog/tables';
import {mountCdn} from './cdn/cdn';
import type {ImageStoreOptions} from './cdn/image-store';
import {mountCheckout} from './checkout/checkout';
import {orderResolvers} from './checkout/order-resolvers';
import {createOrders} from './checkout/orders';
import {seedOrders} from './checkout/seed';
import {mountMultipassPage} from './customers/multipass-page';
import {createCustomers, type Customers} from './customers/customers';
import {createCustomerRecords} from './customers/records';
import {createCustomerResolvers} from './customers/resolvers';
import {seedCustomers} from './customers/seed';
import {createCustomerTables} from './customers/tables';
import {createStorefront} from './storefront/storefront';

export type CommerceOptions = Pick<ImageStoreOptions, 'rasterize'>;

/** The commerce platform: Storefront API, Admin API, hosted checkout and image service on one catalog. */
export function createCommerce(options: CommerceOptions = {}): SandboxService {
  let world: World | null = null;
  return {
    prepare(sandbox, {products}) {
      const {db, clock} = sandbox;
      world = sharedWorld({products});
      createCatalogTables(db);
      createCustomerTables(db);
      const isSeeded = db.prepare('SELECT 1 FROM products LIMIT 1').get() !== undefined;
      if (isSeeded) return;
      seedCatalog(db, world);
      seedCustomers(db, clock, CUSTOMERS);
      const customerByEmail = createCustomerRecords(db).byEmail;
      seedOrders({sandbox, catalog: createCatalog(db), customerByEmail}, ORDERS);
    },
    mount(app, context) {
      if (!world) throw new Error('commerce must be prepared before it is mounted');
      const catalog = createCatalog(context.db);
      const orders = createOrders(context.db, context.clock);
      const customers = createCustomers(context);
      const program = createProgram(context);
      const cartDeps = cartDepsOf(context, catalog, customers, program);
      createStorefront({
        sandbox: context,
        catalog,
        world,
        families: [
          createCartResolvers(cartDeps),
          createCustomerResolvers({customers, orders}),
          orderResolvers,
        ],
      }).mount(app);
      mountAdmin(app, {sandbox: context, catalog, world, customers, orders});
      mountMultipassPage(app, customers);
      mountCdn(app, context, options);
      mountCheckout(app, {
        context,
        catalog,
        orders,
        price: createPricing(cartDeps).price,
        defaultAddress: (customerId) => defaultAddress(customers, customerId),
        onPaid: (order, cardNumber) => void startSubscriptions(program, order, cardNumber),
      });
    },
  };
}

function cartDepsOf(
  context: SandboxContext,
  catalog: CartDeps['catalog'],
  customers: Customers,
  {hasLive}: Program,
): CartDeps {
  return {
    sandbox: context,
    catalog,
    carts: createCarts(context.db, context.clock),
    resolveCustomer: customers.byAccessToken,
    customerById: customers.byId,
    hasLiveSubscription: hasLive,
  };
}

function defaultAddress(customers: Customers, customerId: string): CartAddress | null {
  const customer = customers.byId(customerId);
  return customer?.addresses.find(({id}) => id === customer.defaultAddressId) ?? null;
}
