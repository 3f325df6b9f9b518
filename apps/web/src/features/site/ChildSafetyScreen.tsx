export function ChildSafetyScreen() {
  return null;
}
