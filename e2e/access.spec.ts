import { expect, test } from './support/fixtures.ts';

const PROTECTED = [
  '/dashboard',
  '/plants',
  '/plants/add',
  '/plants/0199c0de-0000-7000-8000-000000000000',
  '/plants/0199c0de-0000-7000-8000-000000000000/edit',
  '/diary',
  '/diary/add',
  '/reminders',
  '/ai',
  '/weather',
  '/profile',
  '/showcase',
];

test('a visitor is sent from every protected address to the sign-in', async ({ page }) => {
  for (const address of PROTECTED) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page, address).toHaveURL('/login');
  }
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('a visitor finds the way from the landing page to both forms and back', async ({ page }) => {
  await page.goto('/');
  for (const text of ['10,000+', '50,000+', '99%']) await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/register');
});

test('somebody signed in is sent from the pages for visitors to the showcase', async ({ page, gardener: _ }) => {
  for (const address of ['/', '/login', '/register']) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/showcase');
  }
});

test('signing in leads to the dashboard, and signing out to the sign-in', async ({ page, context, gardener }) => {
  const { email, password } = gardener;
  // The gardener's own page is signed in already; this is another browser of theirs.
  const visitor = await context.browser()?.newContext();
  const elsewhere = (await visitor?.newPage()) ?? page;
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Email').fill(email.toUpperCase());
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere).toHaveURL('/dashboard');

  const stored = await elsewhere.evaluate(() => localStorage.getItem('token'));
  await elsewhere.getByRole('button', { name: 'User menu' }).click();
  const menu = elsewhere.getByRole('menu');
  await expect(menu).toContainText(gardener.name);
  await expect(menu).toContainText(email);
  await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.goto('/plants');
  await expect(elsewhere).toHaveURL('/login');

  const call = async () =>
    (await elsewhere.request.get('/api/plants', { headers: { authorization: `Bearer ${stored}` } })).status();
  await expect.poll(call, { message: 'what the server says of the ended session' }).toBe(401);
  await visitor?.close();
});

test('signing out in one tab signs out the others', async ({ page, context, gardener: _ }) => {
  await page.goto('/plants');
  await expect(page.getByRole('heading', { name: 'My Plants' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'User menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
});

test('a session that the server no longer knows leads to the sign-in', async ({ page, gardener, request }) => {
  await page.goto('/plants');
  await expect(page.getByRole('heading', { name: 'No plants yet' })).toBeVisible();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${gardener.token}` } });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('a session that expires while somebody types costs nothing of what is typed', async ({
  page,
  gardener,
  request,
}) => {
  await page.goto('/plants/add');
  await page.getByLabel('Name').fill('Monstera of the hall');
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${gardener.token}` } });
  await page.getByRole('button', { name: 'Add Plant' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(gardener.email);
  await page.getByLabel('Password', { exact: true }).fill(gardener.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/plants/add');
  await expect(page.getByLabel('Name')).toHaveValue('Monstera of the hall');
});

test('a message shows while the session is checked', async ({ page, gardener: _ }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/dashboard-screen-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading…');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flora Moss');
  await expect(page.getByText('Loading…')).toBeHidden();
});

test.describe('the not-found page', () => {
  test('stands at every unknown address, for visitors and gardeners', async ({ page, browser, gardener: _ }) => {
    await page.goto('/no/such/leaf');
    await expect(page.getByRole('heading', { name: 'Plant Not Found' })).toBeVisible();
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'Plant Not Found' })).toBeVisible();
    const visitor = await browser.newPage();
    await visitor.goto('/no/such/leaf');
    await expect(visitor.getByRole('heading', { name: 'Plant Not Found' })).toBeVisible();
    await visitor.close();
  });

  test('leads to every place, home and back', async ({ page, gardener: _ }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/no/such/leaf');
    const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    await expect(links).toHaveText(['My Plants', 'Care Diary', 'Reminders', 'AI Assistant', 'Weather', 'Dashboard']);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/plants', '/diary', '/reminders', '/ai', '/weather', '/dashboard']);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/no/such/leaf');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/showcase');
  });
});

test.describe('the global error screen', () => {
  test('comes when the code of a screen does not arrive, and Reload Page brings it', async ({ page, gardener: _ }) => {
    await page.route('**/assets/plant-list-screen-*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plants' }).click();
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await page.unroute('**/assets/plant-list-screen-*.js');
    await page.goto('/plants');
    await page.route('**/assets/add-plant-screen-*.js', (route) => route.abort());
    await page.goto('/plants/add');
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await page.unroute('**/assets/add-plant-screen-*.js');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { name: 'Add Plant' })).toBeVisible();
    await expect(page).toHaveURL('/plants/add');
  });

  test('leads home', async ({ page }) => {
    await page.route('**/assets/login-screen-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  });
});
