'use strict';

/** The routes of the other routers, drawn over the picture in separate colours. */
class GhostRoutes {
  // Also distinguishable by colour-blind people; in addition, the names are at the ends.
  static #COLOURS = ['#ffd23f', '#4fc3f7', '#ff6f91', '#9ccc65', '#ce93d8', '#ffab66', '#80cbc4'];

  #routes = [];
  #ids = [];

  /** Names all routers once, so that each keeps its colour. */
  constructor(ids) {
    this.#ids = ids;
  }

  /** Takes the routes of a `frame` message. */
  take(routes) {
    this.#routes = routes ?? [];
  }

  static colour(number) {
    return GhostRoutes.#COLOURS[number % GhostRoutes.#COLOURS.length];
  }

  paint(context, viewport) {
    const unit = viewport.width / SCREEN_WIDTH;
    context.save();
    context.lineJoin = 'round';
    context.font = `${Math.max(11, 5 * unit)}px system-ui, sans-serif`;
    for (const {router, points} of this.#routes) {
      const places = points.map(([x, y]) => viewport.canvasPoint(x, y));
      if (places.length > 1) {
        this.#line(context, places, GhostRoutes.colour(this.#ids.indexOf(router)), unit, router);
      }
    }
    context.restore();
  }

  #line(context, places, colour, unit, name) {
    const way = new Path2D();
    places.forEach(({x, y}) => way.lineTo(x, y));
    const end = places[places.length - 1];
    way.moveTo(end.x + 2 * unit, end.y);
    way.arc(end.x, end.y, 2 * unit, 0, 2 * Math.PI);
    this.#edged(context, colour, unit, (c) => c.stroke(way));
    const line = this.#ids.indexOf(name) * 6 * unit;
    context.lineWidth = unit;
    context.strokeStyle = '#000';
    context.strokeText(name, end.x + 3 * unit, end.y - line);
    context.fillStyle = colour;
    context.fillText(name, end.x + 3 * unit, end.y - line);
  }

  /** Draws a wide dark line first, so that the route is visible on any picture. */
  #edged(context, colour, unit, draw) {
    context.strokeStyle = '#000';
    context.lineWidth = 1.8 * unit;
    draw(context);
    context.strokeStyle = colour;
    context.lineWidth = 0.9 * unit;
    draw(context);
  }
}
