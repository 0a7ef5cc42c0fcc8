package org.bowsprit.player.shop;

/** Shops, and programs that install games from several shops. */
public enum Shop {
  /** Steam by Valve. */
  STEAM("Steam"),
  /** GOG, whose games are installed by its own program or by separate installers. */
  GOG("GOG"),
  /** The Humble App. */
  HUMBLE("Humble"),
  /** The Heroic Games Launcher, for GOG, Epic and Amazon. */
  HEROIC("Heroic");

  private final String fullName;

  Shop(String fullName) {
    this.fullName = fullName;
  }

  /** Returns the shop's own name. */
  public String fullName() {
    return fullName;
  }
}
