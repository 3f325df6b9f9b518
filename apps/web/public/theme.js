// Before anything is drawn: no theme flashes.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
addEventListener('DOMContentLoaded', () => {
  const begin = () => void import(app.href).catch(() => (failed.hidden = false));
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
});
