import type { Page } from '@playwright/test';

/** A photo that this browser has taken; each looks different, as what was rejected once is known again. */
export async function photo(page: Page, name = 'routine.jpg', width = 1800) {
  const data = await page.evaluate((across) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [across, Math.round((across * 2) / 3)];
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    const sky = pen.createLinearGradient(0, 0, across, canvas.height);
    sky.addColorStop(0, '#f7d9c4');
    sky.addColorStop(1, '#c81e5b');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, across, canvas.height);
    pen.lineWidth = across / 30;
    pen.strokeStyle = '#1f4e5f';
    pen.beginPath();
    pen.arc(across / 2, canvas.height / 2, across / 6, 0, 7);
    pen.stroke();
    for (let nth = 0; nth < 16; nth += 1) {
      pen.fillStyle = `hsl(${Math.random() * 360} 70% ${20 + Math.random() * 70}%)`;
      pen.beginPath();
      const [x, y] = [Math.random() * across, Math.random() * canvas.height];
      pen.arc(x, y, (across / 8) * (0.3 + Math.random()), 0, 7);
      pen.fill();
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, width);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}
