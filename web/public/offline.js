/* The page for where the server cannot be reached goes on by itself as soon as it can. */
const AGAIN = 5000
const again = () => fetch('/', { method: 'HEAD', cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => undefined)

document.querySelector('button').addEventListener('click', () => location.reload())
// under its own address it is only looked at
if (location.pathname !== '/offline') {
  addEventListener('online', again)
  setInterval(again, AGAIN)
}
