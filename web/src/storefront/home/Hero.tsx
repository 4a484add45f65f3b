import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import classes from './Hero.module.css'

/** What the shop does, before anything else. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1>Wear what you want to say.</h1>
        <p>
          Pick a print from our shelves, put your own design on a tee, or order for the whole team. Printed in India.
        </p>
        <div className={classes.ways}>
          <Button component={Link} to="/single-order" size="lg" color="ink.9">
            Design your own
          </Button>
          <Button component={Link} to="/order" size="lg" variant="outline" color="ink.9">
            Order in bulk
          </Button>
          <Link to="/printing">Printing services</Link>
        </div>
      </div>
      <img
        className={classes.picture}
        src="/catalogue/hero-960.webp"
        srcSet="/catalogue/hero-480.webp 480w, /catalogue/hero-960.webp 960w"
        sizes="(min-width: 62em) 38rem, 100vw"
        width={960}
        height={1080}
        alt="Three printed tees: a black one that says 'sab chalta hai', a white and an orange one"
        fetchPriority="high"
      />
    </section>
  )
}
