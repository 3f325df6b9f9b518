// Before anything is drawn, so that a chosen theme never flashes. A file of its own: the content
// security policy allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be switched off; the system's theme serves.
}
