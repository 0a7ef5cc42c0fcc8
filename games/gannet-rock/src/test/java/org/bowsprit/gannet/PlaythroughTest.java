package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/** From the title to the end, with every milestone on the way. */
class PlaythroughTest {

  private final BuiltGame game = BuiltGame.build();

  @Test
  void theLampIsLitOnBoxGraph() {
    play(new Hand(game, GameSession.prepare(GameSetup.headless(game.resources(), new BoxGraphProvider()), new org.bowsprit.engine.SessionListener() { @Override public void said(int a, byte[] t) { System.out.println(a + ": " + new String(t, java.nio.charset.StandardCharsets.ISO_8859_1)); } }).start()));
  }

  private static void play(Hand hand) {
    hand.choose(0).skipScene().skipScene();
    assertThat(hand.place()).isEqualTo("shore");
    assertThat(hand.carries("hall.wetMatches")).isTrue();
    hand.act("pickup", "shore.rope");
    assertThat(hand.carries("shore.rope")).isTrue();
    hand.go("shore.boathouse_entrance", "boathouse").settle();
    hand.act("pickup", "boathouse.papers").act("pickup", "boathouse.oars").act("open", "boathouse.herrings").act("pickup", "boathouse.herrings");
    assertThat(hand.carries("boathouse.form")).isTrue();
    assertThat(hand.carries("boathouse.oar")).isTrue();
    assertThat(hand.carries("boathouse.herring")).isTrue();
    hand.go("boathouse.exit", "shore");
    hand.act("use", "boathouse.oar", "shore.bridge_gap");
    assertThat(hand.read("oarLaid")).isEqualTo(1);
    hand.go("shore.path", "far").go("far.up", "hall").go("hall.kitchenWay", "kitchen").settle();
    hand.act("use", "hall.wetMatches", "kitchen.stove");
    assertThat(hand.read("matchesDry")).isEqualTo(1);
    hand.act("pickup", "kitchen.knife").act("use", "kitchen.knife", "shore.rope");
    assertThat(hand.carries("kitchen.strands")).isTrue();
    hand.act("pickup", "kitchen.ashes").act("pickup", "kitchen.tea").act("use", "kitchen.soot", "kitchen.tea");
    assertThat(hand.carries("kitchen.ink")).isTrue();
    hand.act("open", "kitchen.dresserDrawer").act("open", "kitchen.biscuits").act("pickup", "kitchen.stampInTin");
    hand.act("use", "kitchen.stamp", "kitchen.ink").act("use", "kitchen.stamp", "boathouse.form");
    assertThat(hand.read("formStamped")).isEqualTo(1);
    hand.act("pickup", "kitchen.lantern").act("use", "hall.wetMatches", "kitchen.lantern");
    assertThat(hand.read("lanternLit")).isEqualTo(1);
    hand.go("kitchen.hallWay", "hall").act("push", "hall.heavyChest");
    assertThat(hand.read("chestPushed")).isEqualTo(1);
    hand.go("hall.outer", "far").go("far.down", "shore").go("shore.boathouse_entrance", "boathouse");
    hand.act("give", "boathouse.form", "boathouse.inspector");
    assertThat(hand.read("keyWon")).isEqualTo(1);
    hand.go("boathouse.exit", "shore").go("shore.path", "far").go("far.up", "hall");
    hand.act("use", "boathouse.key", "hall.oil").go("hall.oil", "oilstore");
    hand.act("use", "kitchen.lantern", "oilstore.nail").act("pickup", "oilstore.oilCan").act("use", "oilstore.oilCan", "oilstore.drum");
    assertThat(hand.read("canFull")).isEqualTo(1);
    hand.go("oilstore.upstairs", "hall").go("hall.stair", "stairs").go("stairs.top", "lamproom").go("lamproom.galleryWay", "gallery");
    hand.act("give", "boathouse.herring", "gallery.gull").act("pickup", "gallery.nestThing");
    assertThat(hand.carries("gallery.crank")).isTrue();
    hand.go("gallery.inside", "lamproom").go("lamproom.greatLens", "burner");
    hand.act("use", "kitchen.strands", "burner.burnerWick").act("use", "oilstore.oilCan", "burner.oilCup").act("use", "gallery.crank", "burner.ratchetSquare");
    hand.act("use", "hall.wetMatches", "burner.burnerWick");
    assertThat(hand.read("lampLit")).isEqualTo(1);
    assertThat(hand.place()).isEqualTo("ending");
  }
}
