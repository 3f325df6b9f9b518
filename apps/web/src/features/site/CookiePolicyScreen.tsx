export function CookiePolicyScreen() {
  return null;
}
