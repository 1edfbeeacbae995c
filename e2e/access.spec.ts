import { expect, test } from './support/fixtures.ts';
import { registerGardener } from './support/gardener.ts';

test('signing in leads to the dashboard, and signing out in one tab to the sign-in in every tab', async ({
  page,
  context,
  request,
}) => {
  const { name, email, password } = await registerGardener(request);
  await page.goto('/plants');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('token'));

  const other = await context.newPage();
  await other.goto('/login');
  await expect(other).toHaveURL('/showcase');
  await other.getByRole('button', { name: 'User menu' }).click();
  const menu = other.getByRole('menu');
  await expect(menu).toContainText(name);
  await expect(menu).toContainText(email);
  await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await page.goto('/plants');
  await expect(page).toHaveURL('/login');

  const call = async () =>
    (await request.get('/api/plants', { headers: { authorization: `Bearer ${token}` } })).status();
  await expect.poll(call, { message: 'what the server says of the ended session' }).toBe(401);
});

test('a session that expires while somebody types costs nothing of what is typed', async ({
  page,
  gardener,
  request,
}) => {
  await page.goto('/plants/add');
  await page.getByLabel('Name').fill('Monstera of the hall');
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${gardener.token}` } });
  const add = page.getByRole('button', { name: 'Add Plant' });
  // A call in the background may find the session ended before the button is pressed, which leads to the same place.
  await Promise.race([add.click().catch(() => undefined), page.waitForURL('/login')]);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(gardener.email);
  await page.getByLabel('Password', { exact: true }).fill(gardener.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/plants/add');
  await expect(page.getByLabel('Name')).toHaveValue('Monstera of the hall');
});

test('the not-found page leads back and home', async ({ page, gardener: _ }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/no/such/leaf');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/no/such/leaf');
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/showcase');
});

test('the global error screen comes when the code of a screen does not arrive, and leads on', async ({
  page,
  gardener: _,
}) => {
  await page.route(/assets\/(plant-list|add-plant)-screen-.*\.js/, (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plants' }).click();
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/showcase');

  await page.goto('/plants/add');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { name: 'Add Plant' })).toBeVisible();
  await expect(page).toHaveURL('/plants/add');
});
