package org.bowsprit.player.shop;

/** Shops, and programs that install what was bought in several. */
public enum Shop {
  /** Valve's. */
  STEAM("Steam"),
  /** GOG, installed by its own program or by its installers. */
  GOG("GOG"),
  /** The Humble App. */
  HUMBLE("Humble"),
  /** The Heroic Games Launcher, for GOG, Epic and Amazon. */
  HEROIC("Heroic");

  private final String fullName;

  Shop(String fullName) {
    this.fullName = fullName;
  }

  /** Returns what it calls itself. */
  public String fullName() {
    return fullName;
  }
}
